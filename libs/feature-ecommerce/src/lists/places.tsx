import { Fragment } from 'react'

/** The known city and country. */
export const placesOf = (city: string | null, country: string | null) =>
  [city, country].filter((part) => part !== null).filter((part) => part !== '')

/** City and country as the shop has them, each in its own writing direction. */
export function Places({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{place}</bdi>
    </Fragment>
  ))
}
