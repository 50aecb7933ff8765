import type { Role, RoleDescription } from '@tandem/api-contract'
import { Inline, Stack, Tag, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { Link } from 'react-router'
import { peopleOfRole } from '../people/leads.ts'
import { useRolesText } from './messages.ts'

interface RoleCardsProps {
  roles: readonly RoleDescription[]
  /** The user's own role. */
  mine: Role
}

/** What each role is for, and how many members have it. */
export function RoleCards({ roles, mine }: RoleCardsProps) {
  const text = useRolesText()
  return (
    <ul className={cards}>
      {roles.map(({ role, name, description, users_count: count }) => (
        <li key={role} className={card}>
          <Stack gap="1">
            <Inline gap="2" justify="between">
              <Text as="span" weight="medium">
                {name}
              </Text>
              {role === mine && <Tag>{text('yourRole')}</Tag>}
            </Inline>
            <Text size="sm" tone="muted">
              {description}
            </Text>
          </Stack>
          {count === 0 ? (
            <Text as="span" tone="muted">
              {text('people', { count })}
            </Text>
          ) : (
            <Link
              to={peopleOfRole(role)}
              className={link()}
              aria-label={text('peopleOf', { count, role: name })}
            >
              {text('people', { count })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const cards = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    mobile: 'repeat(2, minmax(0, 1fr))',
    laptop: 'repeat(4, minmax(0, 1fr))',
  },
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  background: 'bg.surface',
  textStyle: 'sm',
  '& > *:first-child': { width: 'full' },
})
