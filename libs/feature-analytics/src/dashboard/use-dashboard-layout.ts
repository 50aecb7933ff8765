import { readMeta, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readLayout, writeLayout } from './dashboard-layout.ts'
import type { DashboardLayout } from './dashboard-layout.ts'

/** How the person has arranged the dashboard. A change shows at once and is kept for them on every device. */
export function useDashboardLayout() {
  const kept = readMeta(useUser(), 'dashboard_layout')
  const { mutate } = useMutation(updateMetaMutation)
  const layout = useMemo(() => readLayout(kept), [kept])
  const keep = (text: string) => mutate({ dashboard_layout: text })
  return {
    layout,
    change: (next: DashboardLayout) => keep(writeLayout(next)),
    reset: () => keep('[]'),
  }
}
