import { call } from '@tandem/api-client'
import { createNote } from '@tandem/api-contract'
import { newTeam, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { expect, test } from 'vitest'
import { workspaceFeature } from './feature.ts'
import { workspacePaths } from './paths.ts'

test('the export dialogs of people, notes and the audit log say how many rows they export', async () => {
  const team = await newTeam({ stores: [{ orders: 1 }] })
  signIn(team)
  const { screen, router } = await openPage(workspaceFeature, workspacePaths.users)
  await call(createNote, {
    body: {
      notable_type: 'store',
      notable_id: team.stores[0]!.id,
      content: 'Closed on Mondays',
      visible_to_team: true,
    },
  })
  const expectTitle = async (title: string | RegExp) => {
    await expect.element(screen.getByRole('rowheader').first()).toBeVisible()
    await screen.getByRole('button', { name: 'Export' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await expectTitle('Export 1 person')
  await router.navigate(workspacePaths.notes)
  await expectTitle('Export 1 note')
  await router.navigate(workspacePaths.audit)
  await expectTitle(/^Export \d+ entr(y|ies)$/)
})
