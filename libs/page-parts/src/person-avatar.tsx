import { apiAddress } from '@tandem/api-client'
import { Avatar } from '@tandem/design-system'
import type { AvatarProps } from '@tandem/design-system'
import { initials } from '@tandem/format'

interface PersonAvatarProps extends Pick<AvatarProps, 'size' | 'label'> {
  name: string
  /** `profile_picture` as in the contract. */
  picture: string | null
}

/** A person's picture, otherwise the initials of their name on a colour that is always the same for the name. */
export const PersonAvatar = ({ name, picture, ...look }: PersonAvatarProps) => (
  <Avatar
    {...look}
    tone={toneOf(name)}
    fallback={initials(name)}
    src={picture === null ? undefined : apiAddress(picture)}
  />
)

const tones = ['accent', 'info', 'warning', 'success', 'neutral', 'danger'] as const

function toneOf(name: string): AvatarProps['tone'] {
  let sum = 0
  for (const character of name.normalize('NFC')) sum = (sum * 31 + character.codePointAt(0)!) % 9973
  return tones[sum % tones.length]
}
