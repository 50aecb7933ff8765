import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { workspaceFeature } from './feature.ts'

beforeEach(signOut)

test('the workspace says that it is coming, and its menu entry has no badge', async () => {
  const { screen } = await openAsTeam(workspaceFeature, '/workspace')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
  await expect.element(screen.getByText('Workspace', { exact: true })).toBeVisible()
  const { navigation } = (await workspaceFeature.load?.()) ?? {}
  expect(navigation?.map(({ url, badge, disabled }) => ({ url, badge, disabled }))).toEqual([
    { url: '/workspace', badge: undefined, disabled: undefined },
  ])
})
