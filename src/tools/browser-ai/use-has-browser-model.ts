import { useEffect, useState } from 'react';

/** Whether this browser brings a language model. Only it knows; the server renders pages as if there were none. */
export function useHasBrowserModel(): boolean {
  const [hasModel, setHasModel] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setHasModel('LanguageModel' in globalThis);
  }, []);
  return hasModel;
}
