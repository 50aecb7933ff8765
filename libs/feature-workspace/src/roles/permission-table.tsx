import type { EndpointData, listRoles, Role } from '@tandem/api-contract'
import { VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Check, Minus } from 'lucide-react'
import { useRolesText } from './messages.ts'

type Table = EndpointData<typeof listRoles>

interface PermissionTableProps extends Table {
  /** The user's own role: its column is marked. */
  mine: Role
}

/** Permissions in groups, each with the roles that have it. */
export function PermissionTable({ roles, permissions, mine }: PermissionTableProps) {
  const text = useRolesText()
  const groups = [...new Set(permissions.map(({ group }) => group))]
  return (
    <div className={frame}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{text('table')}</VisuallyHidden>
        </caption>
        <colgroup>
          <col />
          {roles.map(({ role }) => (
            <col key={role} className={roleColumn} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {text('permission')}
            </th>
            {roles.map(({ role, name }) => (
              <th
                key={role}
                scope="col"
                className={head}
                data-role
                data-mine={role === mine ? '' : undefined}
              >
                {name}
                {role === mine && <VisuallyHidden> ({text('yourRole')})</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={groupHead}>
                {group}
              </th>
            </tr>
            {permissions
              .filter((permission) => permission.group === group)
              .map(({ permission, description }) => (
                <tr key={permission} className={row}>
                  <th scope="row" className={name}>
                    {description}
                  </th>
                  {roles.map(({ role, permissions: held }) => (
                    <td key={role} className={cell} data-mine={role === mine ? '' : undefined}>
                      <Held isHeld={held.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Held({ isHeld }: { isHeld: boolean }) {
  const text = useRolesText()
  const Icon = isHeld ? Check : Minus
  return (
    <>
      <Icon size={16} aria-hidden className={isHeld ? yes : no} />
      <VisuallyHidden>{text(isHeld ? 'yes' : 'no')}</VisuallyHidden>
    </>
  )
}

const frame = css({
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  background: 'bg.surface',
  // Not `hidden`: that would create a scroll container, and the sticky header would stick to it.
  overflow: 'clip',
})
const table = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'sm',
})
const roleColumn = css({ width: { base: '[3.5rem]', mobile: '[7rem]' } })
const head = css({
  position: 'sticky',
  top: { base: '[var(--sizes-topbar)]', mobile: '0' },
  zIndex: 'base',
  padding: { base: '2', mobile: '3' },
  background: { base: 'bg.sunken', _dark: 'bg.raised' },
  color: 'fg.muted',
  textStyle: 'xs',
  fontWeight: 'medium',
  textAlign: 'start',
  borderBottom: '1px solid',
  borderBottomColor: 'border.subtle',
  hyphens: 'auto',
  '&[data-role]': { textAlign: 'center', paddingInline: '1' },
  '&[data-mine]': { color: 'fg.default' },
})
const groupHead = css({
  padding: { base: '2', mobile: '3' },
  paddingBlockEnd: '1',
  textAlign: 'start',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  'tbody:not(:first-of-type) &': { borderTop: '1px solid', borderTopColor: 'border.subtle' },
})
const row = css({ _hover: { background: 'bg.hover' } })
const name = css({
  paddingInline: { base: '2', mobile: '3' },
  paddingBlock: '2',
  textAlign: 'start',
  fontWeight: 'regular',
})
const cell = css({
  paddingBlock: '2',
  textAlign: 'center',
  verticalAlign: 'middle',
  '&[data-mine]': { background: 'bg.selected' },
})
const yes = css({ display: 'inline-block', color: 'success.fg' })
const no = css({ display: 'inline-block', color: 'fg.subtle' })
