import { countryName } from '@tandem/format'
import { Fragment } from 'react'

/** The known city and the country's name. */
export const placesOf = (city: string | null, country: string | null) =>
  [city, country === null ? null : countryName(country)]
    .filter((part) => part !== null)
    .filter((part) => part !== '')

/** City and country, each in its own writing direction. */
export function Places({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{place}</bdi>
    </Fragment>
  ))
}
