import type { ReactNode } from 'react'
import { avatar } from '@tandem/design-system/recipes'
import type { AvatarVariantProps } from '@tandem/design-system/recipes'
import { usePicture } from './use-picture.ts'

export type AvatarProps = Omit<AvatarVariantProps, 'shape'> & {
  /** Shown until the picture has loaded, or when it doesn't load: initials, or a shop's icon. */
  fallback: ReactNode
  src?: string
  /** Who or what it shows; leave it out when the name is shown beside it. */
  label?: string
  /** People are round, stores and accounts are tiles. */
  shape?: 'circle' | 'tile'
}

/** A face or a logo, 24, 32, 40 or 80 px. */
export function Avatar({ fallback, src, label, ...variantProps }: AvatarProps) {
  const { hasPicture, isLoaded, handlers } = usePicture(src)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={avatar(variantProps)} data-picture={isLoaded ? '' : undefined} {...named}>
      {!isLoaded && fallback}
      {hasPicture && <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" {...handlers} />}
    </span>
  )
}
