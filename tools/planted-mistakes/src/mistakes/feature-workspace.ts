import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-workspace. */
export const featureWorkspaceMistakes: readonly Mistake[] = [
  {
    name: 'a team can be handed over without typing its name',
    file: 'libs/feature-workspace/src/people/transfer-team-form.tsx',
    from: 'if (chosen === undefined || !isNamed)',
    to: 'if (chosen === undefined)',
  },
  {
    name: 'one can hand a team over to oneself',
    file: 'libs/feature-workspace/src/people/transfer-team-form.tsx',
    from: 'people.data?.filter((person) => person.id !== myId)',
    to: 'people.data?.filter((person) => person.id !== -1)',
  },
  {
    name: "a change of the status alone isn't saved",
    file: 'libs/feature-workspace/src/people/edit-person-form.tsx',
    from: 'chosen.role !== seen.role || chosen.status !== seen.status',
    to: 'chosen.role !== seen.role',
  },
  {
    name: "what somebody else changed meanwhile isn't shown",
    file: 'libs/feature-workspace/src/people/edit-person-form.tsx',
    from: "isApiError(error, 'CHANGED_MEANWHILE') ? await readNow() : null",
    to: "isApiError(error, 'VALIDATION_FAILED') ? await readNow() : null",
  },
  {
    name: 'one address more than allowed is invited at once',
    file: 'libs/feature-workspace/src/people/use-invitations.ts',
    from: 'if (asked.length > maxInvitations)',
    to: 'if (asked.length > maxInvitations + 1)',
  },
  {
    name: 'addresses with a mistake are sent',
    file: 'libs/feature-workspace/src/people/use-invitations.ts',
    from: 'if (asked.some(({ problem }) => problem !== undefined)) return refuse()',
    to: 'if (asked.every(({ problem }) => problem !== undefined)) return refuse()',
  },
  {
    name: 'one address that was pasted twice is invited twice',
    file: 'libs/feature-workspace/src/people/invited-addresses.ts',
    from: '[...new Set(readAddresses(text))].filter((address) => !known.has(address))',
    to: 'readAddresses(text).filter((address) => !known.has(address))',
  },
  {
    name: 'an empty audit log is said to be filtered',
    file: 'libs/feature-workspace/src/audit/audit-page.tsx',
    from: 'list.isNarrowed ? (',
    to: '!list.isNarrowed ? (',
  },
  {
    name: 'a new person is an admin at first',
    file: 'libs/feature-workspace/src/people/use-invitations.ts',
    from: "useState<SettableRole>('editor')",
    to: "useState<SettableRole>('admin')",
  },
]
