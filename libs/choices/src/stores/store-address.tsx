import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ArchivedStore } from './archived-store.tsx'
import type { StoreChoice } from './choose-store.ts'

const withStore = (search: string, id: number | null) => {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (id === null) params.delete('store_id')
  else params.set('store_id', String(id))
  return params.size === 0 ? '' : `?${params}`
}

/**
 * Keeps the address in line with the choice: a remembered store is added, so that a copied address shows the
 * same to a colleague; an archived one is shown with a way to restore it; an unknown one leads to the error
 * page, and stays a history entry.
 */
export function StoreAddress({ choice }: { choice: StoreChoice }) {
  const { pathname, search } = useLocation()
  if (choice === 'archived') return <ArchivedStore />
  if (choice === 'unknown') return <RefusedAddress />
  if (choice.from !== 'selection') return null
  return <Navigate to={`${pathname}${withStore(search, choice.id)}`} replace />
}

const refusedKeys = atom<readonly string[]>([])

/** Going back to a refused entry with the browser's button would otherwise always redirect forward. */
function RefusedAddress() {
  const { key } = useLocation()
  const [refused, setRefused] = useAtom(refusedKeys)
  const [isReturn] = useState(() => refused.includes(key))
  useEffect(() => setRefused((keys) => [...keys, key]), [key, setRefused])
  return isReturn ? <Navigate to="/" replace /> : <Navigate to="/error/422" />
}
