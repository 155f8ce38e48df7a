import { useState } from 'react';
import { useLocation } from 'wouter';
import { refusalOf, untilConnected } from '../../client/transport.ts';
import { tablePath, transportTo } from '../../client/transports.ts';
import { useWords, wordError } from '../../i18n/words.ts';
import { CodePage } from './CodePage.tsx';

export default function CodeRoute() {
  const words = useWords();
  const [, go] = useLocation();
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (code: string) => {
    setSearching(true);
    setProblem(null);
    try {
      const transport = transportTo('online');
      await untilConnected(transport);
      const { table } = await transport.send({ type: 'find', code });
      go(tablePath('online', table));
    } catch (error) {
      setProblem(wordError(words, refusalOf(error)));
      setSearching(false);
    }
  };
  return <CodePage searching={searching} problem={problem} onEnter={enter} />;
}
