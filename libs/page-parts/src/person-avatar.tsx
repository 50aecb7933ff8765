import { apiAddress } from '@tandem/api-client'
import { Avatar } from '@tandem/design-system'
import type { AvatarProps } from '@tandem/design-system'
import { initials } from '@tandem/format'

interface PersonAvatarProps extends Pick<AvatarProps, 'size' | 'tone' | 'label'> {
  name: string
  /** `profile_picture`, as the contract has it. */
  picture: string | null
}

/** The face of a person: their picture, else the initials of their name. */
export const PersonAvatar = ({ name, picture, ...look }: PersonAvatarProps) => (
  <Avatar {...look} fallback={initials(name)} src={picture === null ? undefined : apiAddress(picture)} />
)
