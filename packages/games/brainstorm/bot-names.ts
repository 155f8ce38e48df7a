import type { BotNames } from '../facts.ts';

export const botNames: BotNames = {
  ru: ['Нейрон', 'Аксон', 'Синапс', 'Дендрит'],
  en: ['Neuron', 'Axon', 'Synapse', 'Dendrite'],
};
