import { apiAddress } from '@tandem/api-client'
import { Avatar } from '@tandem/design-system'
import type { AvatarProps } from '@tandem/design-system'
import { initials } from '@tandem/format'

interface PersonAvatarProps extends Pick<AvatarProps, 'size' | 'tone' | 'label'> {
  name: string
  /** `profile_picture` as in the contract. */
  picture: string | null
}

/** A person's picture, otherwise the initials of their name. */
export const PersonAvatar = ({ name, picture, ...look }: PersonAvatarProps) => (
  <Avatar {...look} fallback={initials(name)} src={picture === null ? undefined : apiAddress(picture)} />
)
