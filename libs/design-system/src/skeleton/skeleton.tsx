import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { skeleton } from '@tandem/design-system/recipes'
import type { SkeletonVariantProps } from '@tandem/design-system/recipes'

export type SkeletonProps = SkeletonVariantProps & {
  /** As large as what will stand here: a number of pixels, or any CSS length. */
  width?: number | string
  height?: number | string
}

/** A grey box in the place of what loads. Stands inside a `Loading`, which says so in words. */
export function Skeleton({ width = '100%', height = 12, shape }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />
}

/** Tells screen readers once that something loads, whatever skeletons it shows. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div aria-busy>
      <output className={css({ srOnly: true })}>{label}</output>
      {children}
    </div>
  )
}
