import { CowHead, CowOutline } from '../../pieces/CowHead.tsx';

export const Pip = ({ done, className }: { readonly done: boolean; readonly className: string }) =>
  done ? <CowHead className={className} /> : <CowOutline className={className} />;
