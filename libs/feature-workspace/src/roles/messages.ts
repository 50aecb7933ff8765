import { defineMessages } from '@tandem/app-frame'

/** Texts about roles; only their page loads them. */
export const { useText: useRolesText, catalogue } = defineMessages('workspace-roles', {
  failed: 'The roles could not be loaded',
  loading: 'Loading the roles',
  table: 'Permissions by role',
  permission: 'Permission',
  yes: 'Yes',
  no: 'No',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  peopleOf_one: '{{count}} person with the role {{role}}',
  peopleOf_other: '{{count}} people with the role {{role}}',
  yourRole: 'Your role',
})
