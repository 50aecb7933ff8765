import { apiAddress } from '@tandem/api-client'
import { Avatar } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Package } from 'lucide-react'

/** A product's picture from the shop, which our server provides. */
export function ProductPicture({ product: { image_url } }: { product: { image_url: string | null } }) {
  return (
    <Avatar
      shape="tile"
      src={image_url === null ? undefined : apiAddress(image_url)}
      fallback={<Package className={css({ color: 'fg.subtle' })} aria-hidden />}
    />
  )
}
