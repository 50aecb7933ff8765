import { useState } from 'react'
import type { ReactNode } from 'react'

interface KeptProps<Value> {
  value: Value | null | undefined
  children: (value: Value) => ReactNode
}

/** Keeps rendering the last value: a closing sheet or dialog keeps its content until it is gone. */
export function Kept<Value>({ value, children }: KeptProps<Value>) {
  const [last, setLast] = useState(value)
  if (value != null && value !== last) setLast(value)
  return last == null ? null : children(last)
}
