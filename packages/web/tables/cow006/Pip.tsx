import { CowHead, CowOutline } from './board/CowHead.tsx';

export const Pip = ({ done, className }: { readonly done: boolean; readonly className: string }) =>
  done ? <CowHead className={className} hole="var(--pip-hole)" /> : <CowOutline className={className} />;
