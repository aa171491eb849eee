/** Whose data the map is drawn from; the second asks to be named. */
export function MapCredits() {
  return (
    <p className="text-sm text-muted">
      Outlines: <a href="https://www.naturalearthdata.com">Natural Earth</a>. Places:{' '}
      <a href="https://www.geonames.org">GeoNames</a>,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Borders follow these sources and
      don’t imply any position.
    </p>
  );
}
