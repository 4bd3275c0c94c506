import { useEffect, useState } from 'react';
import type { Combobox } from './Combobox.tsx';

// Once loaded, it is there at once wherever a Select appears.
let loaded: typeof Combobox | undefined;

/** The combobox, once it is wanted and its code is there; without its code the native select simply stays. */
export function useCombobox(wanted: boolean): typeof Combobox | undefined {
  const [component, setComponent] = useState(() => loaded);

  useEffect(() => {
    if (!wanted || component) return;
    import('./Combobox.tsx').then(
      (module) => {
        loaded = module.Combobox;
        setComponent(() => loaded);
      },
      () => {},
    );
  }, [wanted, component]);

  return component;
}
