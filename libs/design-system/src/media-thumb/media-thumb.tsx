import type { ReactNode } from 'react'
import { mediaThumb } from '@tandem/design-system/recipes'
import type { MediaThumbVariantProps } from '@tandem/design-system/recipes'
import { usePicture } from '../avatar/use-picture.ts'

export type MediaThumbProps = MediaThumbVariantProps & {
  /** `null` when there is no picture. */
  src: string | null
  /** What it shows; empty when text beside it says the same. */
  alt: string
  /** The kind of thing, an icon until the picture has loaded, and when there is none. */
  icon: ReactNode
  /** Width divided by height; by default `4 / 3` as on cards. */
  ratio?: number
  /** Over the picture: its type, its length, a star. */
  children?: ReactNode
}

/**
 * An external picture in a fixed shape, loaded when it comes near. Until it has loaded, and when it fails or is
 * missing, its icon shows.
 */
export function MediaThumb({ src, alt, icon, ratio = 4 / 3, rounded, children }: MediaThumbProps) {
  const classes = mediaThumb({ rounded })
  const { hasPicture, isLoaded, handlers } = usePicture(src)
  // A picture that loads has its name already.
  const named = alt !== '' && !hasPicture
  return (
    <div className={classes.root} style={{ aspectRatio: ratio }}>
      {!isLoaded && (
        <span role={named ? 'img' : undefined} aria-label={named ? alt : undefined}>
          {icon}
        </span>
      )}
      {hasPicture && (
        <img
          key={src}
          className={classes.picture}
          src={src ?? undefined}
          alt={alt}
          loading="lazy"
          decoding="async"
          // The network must not learn which page the reader is on.
          referrerPolicy="no-referrer"
          {...handlers}
        />
      )}
      {children}
    </div>
  )
}
