import { defineMessages } from '@tandem/app-frame'

export const { useText, key, catalogue } = defineMessages('workspace', {
  navigation: { workspace: 'Workspace' },
  tabs: { label: 'Workspace', people: 'People', roles: 'Roles', audit: 'Audit log' },
  actions: { invite: 'Invite people' },
  pages: {
    workspace: {
      title: 'Workspace',
      roles: {
        title: 'Roles and permissions',
        description: 'What each role can see and do.',
      },
      audit: { title: 'Audit log' },
    },
  },
})
