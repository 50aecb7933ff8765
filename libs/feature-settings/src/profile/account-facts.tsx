import { contractText } from '@tandem/api-client'
import { roleNames } from '@tandem/api-contract'
import type { Profile } from '@tandem/api-contract'
import { Stack, Text } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { useUser } from '@tandem/session'
import { Link } from 'react-router'
import { Facts } from '../frame/facts.tsx'
import { VerifiedAddress } from '../email/verified-address.tsx'
import { settingsPaths } from '../paths.ts'
import { useProfileText } from './messages.ts'

/** The parts of an account that can't be changed here: its address, role and team. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const text = useProfileText()
  const { role, team } = useUser()
  const address = (
    <Stack gap="1" align="start">
      <VerifiedAddress email={profile.email} />
      {profile.pending_email !== null && (
        <Text size="xs" tone="muted">
          {text('account.pending', { email: profile.pending_email })}
        </Text>
      )}
      <Link to={settingsPaths.email} className={link()}>
        {text('account.changeEmail')}
      </Link>
    </Stack>
  )
  return (
    <Facts
      title={text('account.title')}
      facts={[
        { key: 'email', label: text('account.email'), value: address },
        { key: 'role', label: text('account.role'), value: contractText(roleNames[role]) },
        { key: 'team', label: text('account.team'), value: <bdi>{team.name}</bdi> },
      ]}
    />
  )
}
