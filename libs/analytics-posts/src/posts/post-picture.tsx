import type { Post } from '@tandem/api-contract'
import { MediaThumb } from '@tandem/design-system'
import type { MediaThumbProps } from '@tandem/design-system'
import { postKindIcons } from '../post-kind/post-kind-chip.tsx'

type Pictured = Pick<Post, 'kind' | 'media_url' | 'thumbnail_url'>

/** The address of a picture; a video's own address isn't one. */
export const pictureOf = ({ kind, media_url, thumbnail_url }: Pictured) =>
  thumbnail_url ?? (kind === 'image' || kind === 'carousel' ? media_url : null)

interface PostPictureProps extends Pick<MediaThumbProps, 'ratio' | 'rounded' | 'children'> {
  post: Pictured
}

/** The picture of a post, or the icon of its kind when there is none or its address has expired. */
export function PostPicture({ post, ...thumb }: PostPictureProps) {
  const Icon = postKindIcons[post.kind]
  return <MediaThumb {...thumb} src={pictureOf(post)} alt="" icon={<Icon aria-hidden />} />
}
