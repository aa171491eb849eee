import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After moving to another page: its title is read out, and the keyboard goes on from its beginning. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    // A page may have chosen a place of its own.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
