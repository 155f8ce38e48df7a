import type { Refusal } from '@izvilina/kernel/result.ts';
import { useState } from 'react';
import { refusalOf, untilConnected } from '../../client/transport.ts';
import { transportTo } from '../../client/transports.ts';
import { useWords, wordError } from '../../i18n/words.ts';
import { useOpenTable } from '../../pages/useOpenTable.ts';
import { CodePage } from './CodePage.tsx';

export default function CodeRoute() {
  const words = useWords();
  const open = useOpenTable();
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const enter = async (code: string) => {
    setSearching(true);
    setProblem(null);
    try {
      const transport = transportTo('online');
      await untilConnected(transport);
      const { table } = await transport.send({ type: 'find', code });
      open('online', table, null, { lobby: true });
    } catch (error) {
      setProblem(refusalOf(error));
      setSearching(false);
    }
  };
  return <CodePage searching={searching} problem={problem && wordError(words, problem)} onEnter={enter} />;
}
