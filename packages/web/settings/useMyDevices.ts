import { useEffect, useState } from 'react';

export interface MyDevice {
  readonly id: string;
  /** «Firefox, Windows»; empty when the browser did not say. */
  readonly kind: string;
  readonly seen: number;
  readonly current: boolean;
}

export interface MyDevices {
  /** Null until the server has answered. */
  readonly devices: readonly MyDevice[] | null;
  signOut(device: MyDevice): Promise<void>;
  erase(): Promise<void>;
}

/** The browsers in which this guest is signed in. The actions reject when the server refuses. */
export function useMyDevices(): MyDevices {
  const [devices, setDevices] = useState<readonly MyDevice[] | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    fetch('/api/me/devices', { signal: ended.signal })
      .then(async (response) => response.ok && setDevices((await response.json()) as readonly MyDevice[]))
      .catch(() => undefined); // offline there is nothing to show
    return () => ended.abort();
  }, []);
  return {
    devices,
    async signOut({ id, current }) {
      await deleted(`/api/me/devices/${id}`);
      if (current) location.assign('/');
      else setDevices((known) => known?.filter((device) => device.id !== id) ?? null);
    },
    async erase() {
      await deleted('/api/me');
      location.assign('/');
    },
  };
}

async function deleted(address: string): Promise<void> {
  const response = await fetch(address, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${response.status}`);
}
