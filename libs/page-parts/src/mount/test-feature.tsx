import { defineMessages } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { signOutAtom, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router'

const { key } = defineMessages('returns', {
  pages: {
    returns: { title: 'Returns', description: 'What came back' },
    'returns/old': { title: 'Old returns', description: 'What came back before' },
  },
  navigation: { returns: 'Returns', old: 'Old returns', rules: 'Rules' },
})

function Returns() {
  const user = useUser()
  const signOut = useSetAtom(signOutAtom)
  const save = useMutation(updateMetaMutation)
  return (
    <>
      <p>Hello {user.name}</p>
      <Link to="/returns/old">Older ones</Link>
      <button onClick={() => void signOut()}>Leave</button>
      <button onClick={() => save.mutate({ theme: 'dark' })}>Dark</button>
    </>
  )
}

/** A feature with two pages and one that only admins see in the menu, and a page to sign in. */
export const testFeature: Feature = {
  name: 'returns',
  routes: [
    { path: '/returns', Component: Returns },
    { path: '/returns/old', Component: () => <p>Years ago</p> },
    {
      path: '/returns/broken',
      Component: () => {
        throw new Error('It broke')
      },
    },
  ],
  publicRoutes: [{ path: '/auth/login', Component: () => <h1>Sign in</h1> }],
  load: () =>
    Promise.resolve({
      navigation: [
        {
          title: key('navigation.returns'),
          url: '/returns',
          children: [
            { title: key('navigation.returns'), url: '/returns' },
            { title: key('navigation.old'), url: '/returns/old' },
            { title: key('navigation.rules'), url: '/returns/rules', permission: 'members.write' },
          ],
        },
      ],
    }),
}
