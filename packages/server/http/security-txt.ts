import type { FastifyInstance } from 'fastify';

const VALID_FOR = 180 * 24 * 60 * 60 * 1_000;

/** RFC 9116: where to report a vulnerability. Only if the operator has set a contact. */
export function serveSecurityTxt(app: FastifyInstance, contact: string | undefined): void {
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_, reply) => {
    const expires = new Date(Date.now() + VALID_FOR).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ru, en\n`);
  });
}
