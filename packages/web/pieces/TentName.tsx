/** Letters that the wide display face has room for on a narrow name card. */
const ROOM = 8;

/** The name on a folded name card; on a small screen a long one is set in the narrower text face, to be read whole. */
export const TentName = ({ name }: { readonly name: string }) => (
  <b className={name.length > ROOM ? 'long' : undefined}>{name}</b>
);
