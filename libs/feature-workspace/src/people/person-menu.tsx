import type { TeamUser } from '@tandem/api-contract'
import { IconButton, Menu } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import {
  Archive,
  ArchiveRestore,
  Crown,
  Ellipsis,
  MailX,
  Pencil,
  Power,
  PowerOff,
  Trash2,
} from 'lucide-react'
import { usePeopleText } from './messages.ts'
import type { PersonDialog, PersonQuestion } from './person-dialog.ts'
import { hindranceOf } from './person-rules.ts'

interface PersonMenuProps {
  person: TeamUser
  myId: number
  /** The user is the super admin. */
  mayHandOver: boolean
  onOpen: (dialog: PersonDialog) => void
  onActivate: () => void
}

/** The actions on one member. Actions that are only possible for other members are shown with the reason. */
export function PersonMenu({ person, myId, mayHandOver, onOpen, onActivate }: PersonMenuProps) {
  const text = usePeopleText()
  const { id, name, status } = person
  const hindrance = hindranceOf(person, myId)
  const held = (what: 'change' | 'remove') =>
    hindrance && { disabledReason: text(`act.${hindrance}.${what}`) }
  const item = (key: string, label: string, Icon: typeof Archive, onSelect: () => void): MenuItem => ({
    key,
    label,
    icon: <Icon aria-hidden />,
    onSelect,
  })
  const ask = (kind: PersonQuestion) => () => onOpen({ kind, id })
  const isPending = status === 'pending'
  const items: (MenuItem | 'separator' | false)[] = [
    {
      ...item('edit', text(isPending ? 'act.editRole' : 'act.edit'), Pencil, () =>
        onOpen({ kind: 'edit', id }),
      ),
      ...held('change'),
    },
    hindrance === null &&
      status === 'active' &&
      item('deactivate', text('act.deactivate'), PowerOff, ask('deactivate')),
    status === 'inactive' && item('activate', text('act.activate'), Power, onActivate),
    hindrance === null &&
      (status === 'active' || status === 'inactive') &&
      item('archive', text('act.archive'), Archive, ask('archive')),
    status === 'archived' && item('restore', text('act.restore'), ArchiveRestore, onActivate),
    mayHandOver &&
      hindrance === null &&
      status === 'active' &&
      item('transfer', text('act.makeSuperAdmin'), Crown, () => onOpen({ kind: 'transfer', id })),
    mayHandOver &&
      hindrance === 'self' &&
      item('transfer', text('act.handOver'), Crown, () => onOpen({ kind: 'transfer' })),
    'separator',
    isPending
      ? { ...item('withdraw', text('act.withdraw'), MailX, ask('withdraw')), danger: true }
      : { ...item('remove', text('act.remove'), Trash2, ask('remove')), danger: true, ...held('remove') },
  ]
  return (
    <Menu
      trigger={<IconButton size="sm" label={text('act.for', { name })} icon={<Ellipsis aria-hidden />} />}
      items={items.filter((entry) => entry !== false)}
    />
  )
}
