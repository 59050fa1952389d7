import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still shown, for work that ends later. Always the same function. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
