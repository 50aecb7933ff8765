import { call } from '@tandem/api-client'
import { deleteTeam } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Your data',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.data),
}

export const NothingExported = screen({ team: { name: 'Linden & Oak' }, shows: 'Export everything' })
export const AsAViewer = screen({ team: { role: 'viewer' }, shows: 'Only admins can export team data' })
export const Loading = screen({ waiting: '/team/exports', shows: 'Loading exports' })
export const Failing = screen({ failing: '/team/exports', shows: 'Exports could not be loaded' })
export const ExportReady = screen({
  team: { name: 'Linden & Oak', timezone: 'Europe/Istanbul' },
  answers: {
    '/team/exports': {
      data: [
        {
          id: 3,
          status: 'ready',
          created_at: '2026-10-12T11:06:31.000Z',
          created_by: 'Selin Aras',
          rows: 148_120,
          ready_at: '2026-10-12T11:07:02.000Z',
          expires_at: '2026-10-19T11:07:02.000Z',
          bytes: 12_345_678,
          error: null,
        },
      ],
      meta: { proved_until: null },
    },
  },
  shows: 'Available until 19 Oct 2026 14:07',
})
export const DeletionAhead = screen({
  team: { name: 'Linden & Oak' },
  prepare: async (own) => {
    const body = { name: 'Linden & Oak', password: own?.password }
    await call(deleteTeam, { body }, { token: own?.token })
    return settingsPaths.data
  },
  shows: 'Keep the team',
})
