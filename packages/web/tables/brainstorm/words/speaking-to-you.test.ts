import { expect, test } from 'vitest';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

test('somebody without a name is spoken to: «Вы бросаете», never «Вы бросает»', () => {
  for (const say of Object.values(ru.asked.other)) expect(say('Вы')).toMatch(/(ете|ёте|итесь)(?![а-яё])/);
  for (const say of Object.values(ru.asked.other)) expect(say('Нейрон')).toMatch(/(ет|ит|ится|ёт)(?![а-яё])/);
  for (const say of Object.values(en.asked.other)) expect(say('You')).not.toMatch(/^You (is|\w+s) /);
});
