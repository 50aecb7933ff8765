import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { skeleton } from '@tandem/design-system/recipes'
import type { SkeletonVariantProps } from '@tandem/design-system/recipes'

export type SkeletonProps = SkeletonVariantProps & {
  /** The size of the coming content: a number of pixels, or any CSS length. */
  width?: number | string
  height?: number | string
}

/** A grey box in place of loading content. Use it inside a `Loading`, which announces it. */
export function Skeleton({ width = '100%', height = 12, shape }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />
}

/** Tells screen readers once that something is loading, however many skeletons it shows. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div aria-busy>
      <output className={css({ srOnly: true })}>{label}</output>
      {children}
    </div>
  )
}
