import { useEffect, useState } from 'react';

const THIS_MACHINE = /^(localhost$|127\.|\[::1\])/;

/** The link of an invitation. On localhost the server is asked for its address in the home network: phones need it. */
export function useInviteLink(path: string): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return;
    let wanted = true;
    lanAddress().then((address) => wanted && address && setOrigin(address));
    return () => {
      wanted = false;
    };
  }, []);
  return `${origin}${path}`;
}

async function lanAddress(): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch('/api/lan')).json();
    const addresses = (answer as { readonly addresses?: readonly unknown[] }).addresses;
    return typeof addresses?.[0] === 'string' ? addresses[0] : null;
  } catch {
    return null;
  }
}
