import { useState } from 'react'
import type { ReactNode } from 'react'
import { mediaThumb } from '@tandem/design-system/recipes'
import type { MediaThumbVariantProps } from '@tandem/design-system/recipes'

export type MediaThumbProps = MediaThumbVariantProps & {
  /** `null` when there is no picture. */
  src: string | null
  /** What it shows; empty when text beside it says the same. */
  alt: string
  /** The kind of thing, for when there is no picture or it fails: an icon. */
  icon: ReactNode
  /** Width divided by height; by default `4 / 3` as on cards. */
  ratio?: number
  /** Over the picture: its type, its length, a star. */
  children?: ReactNode
}

/**
 * An external picture in a fixed shape, loaded when it comes near. A failed or missing one shows its icon
 * instead.
 */
export function MediaThumb({ src, alt, icon, ratio = 4 / 3, rounded, children }: MediaThumbProps) {
  const classes = mediaThumb({ rounded })
  const [failed, setFailed] = useState<string>()
  const isShown = src !== null && src !== failed
  return (
    <div className={classes.root} style={{ aspectRatio: ratio }}>
      {isShown ? (
        <img
          key={src}
          className={classes.picture}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          // The network must not learn which page the reader is on.
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {icon}
        </span>
      )}
      {children}
    </div>
  )
}
