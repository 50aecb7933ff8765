import type { PostalAddress } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { countryName } from '@tandem/format'

/** An address as on a parcel, one part per line. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { name, company, line_1, line_2, postcode, city, region, country } = address
  const place = [postcode, city].filter((part) => part !== null).join(' ')
  const lines = [name, company, line_1, line_2, place, region, country && countryName(country)]
  return (
    <address className={css({ fontStyle: 'normal' })}>
      {lines
        .filter((line) => line !== null)
        .filter((line) => line !== '')
        .map((line, position) => (
          <div key={position}>
            <bdi>{line}</bdi>
          </div>
        ))}
    </address>
  )
}
