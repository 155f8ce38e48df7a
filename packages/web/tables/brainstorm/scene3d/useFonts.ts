import { useEffect, useState } from 'react';

/** Increases when the font has loaded, so that text drawn without it is drawn again. */
export function useFonts(font: string): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let wanted = true;
    document.fonts.load(`800 20px ${font}`, 'Мозг brain 7').then((loaded) => {
      if (wanted && loaded.length > 0) setVersion((before) => before + 1);
    });
    return () => {
      wanted = false;
    };
  }, [font]);
  return version;
}
