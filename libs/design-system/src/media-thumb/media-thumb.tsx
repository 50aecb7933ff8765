import { useState } from 'react'
import type { ReactNode } from 'react'
import { mediaThumb } from '@tandem/design-system/recipes'
import type { MediaThumbVariantProps } from '@tandem/design-system/recipes'

export type MediaThumbProps = MediaThumbVariantProps & {
  /** `null` where there is no picture. */
  src: string | null
  /** What it shows; empty where the words beside it say so. */
  alt: string
  /** What kind of thing it is, for when there is no picture or it fails: an icon. */
  icon: ReactNode
  /** Width to height; `4 / 3` as on cards. */
  ratio?: number
  /** On the picture: its type, its length, a star. */
  children?: ReactNode
}

/** A picture from elsewhere at a fixed shape, read when it comes near. One that fails or is missing shows its kind instead. */
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
          // Where the reader comes from is none of the network's business.
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
