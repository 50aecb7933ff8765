import { defineMessages } from '@tandem/app-frame'

export const { useText, key, catalogue } = defineMessages('workspace', {
  navigation: { workspace: 'Workspace', notes: 'Notes' },
  tabs: { label: 'Workspace', people: 'People', roles: 'Roles', audit: 'Audit log' },
  actions: { invite: 'Invite people' },
  /** Other words that find pages and actions in the command palette. */
  alsoCalled: {
    people: 'people, members, users, colleagues, staff',
    roles: 'permissions, rights, access',
    audit: 'activity, history, who changed what',
    notes: 'comments, remarks',
    invite: 'add a person, member, user, colleague',
  },
  pages: {
    notes: {
      title: 'Notes',
      description: 'Everything your team wrote on orders, customers, products, posts and accounts.',
    },
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
