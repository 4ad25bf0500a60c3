let led = "";

/** Whether nobody was led to this place just before: who goes elsewhere from there is left alone. */
export function isNewPlace(place: string): boolean {
  if (place === led) return false;
  led = place;
  return true;
}
