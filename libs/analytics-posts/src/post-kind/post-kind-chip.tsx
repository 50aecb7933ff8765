import type { PostKind } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { Clapperboard, GalleryHorizontalEnd, Image, Video } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useKindText } from './messages.ts'

/** The icon of each kind of post. */
export const postKindIcons: Record<PostKind, LucideIcon> = {
  image: Image,
  video: Video,
  carousel: GalleryHorizontalEnd,
  reel: Clapperboard,
}

/** The kind of a post, on a dark chip that is readable on any picture. */
export function PostKindChip({ kind }: { kind: PostKind }) {
  const text = useKindText()
  const Icon = postKindIcons[kind]
  return (
    <span data-theme="dark" className={chip}>
      <Icon size={14} aria-hidden />
      {text(kind)}
    </span>
  )
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  height: '6',
  paddingInline: '2',
  borderRadius: 'sm',
  background: 'bg.canvas',
  color: 'fg.default',
  textStyle: 'xs',
  fontWeight: 'medium',
})
