import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** The server's own keys for Web Push (RFC 8292), as settings give them. */
export interface VapidSettings {
  /** 65 bytes of an uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  /** 32 bytes, base64url. */
  readonly privateKey: string;
  /** Contact for the push service: `mailto:…` or a page. */
  readonly subject: string;
}

export interface Vapid {
  readonly publicKey: string;
  /** The Authorization header that identifies us to the push service of this endpoint. */
  authorization(endpoint: string, now: number): string;
}

const HOURS_VALID = 12;
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Throws if the two are not a key pair. */
export function vapid({ publicKey, privateKey, subject }: VapidSettings): Vapid {
  const key = keyFrom(publicKey, privateKey);
  return {
    publicKey,
    authorization(endpoint, now) {
      const exp = Math.floor(now / 1_000) + HOURS_VALID * 3_600;
      const claim = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
      const signature = sign('sha256', Buffer.from(claim), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${claim}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function keyFrom(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('not a public key of P-256');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const open = { kty: 'EC', crv: 'P-256', x, y };
  const key = createPrivateKey({ format: 'jwk', key: { ...open, d: privateKey } });
  const trial = Buffer.from('a pair');
  if (!verify('sha256', trial, createPublicKey({ format: 'jwk', key: open }), sign('sha256', trial, key)))
    throw new Error('these keys are no pair');
  return key;
}
