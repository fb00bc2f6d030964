import { describe, expect, it } from 'vitest'
import { browserCommand, type Surroundings } from '../src/open-page.ts'

const URL = 'http://127.0.0.1:4010/'
const desktop: Surroundings = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true }

describe('browserCommand', () => {
  it.each<[name: string, given: Partial<Surroundings>, program: string | undefined]>([
    ['a desktop', {}, 'xdg-open'],
    ['Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'xdg-open'],
    ['macOS', { platform: 'darwin', env: {} }, 'open'],
    ['Windows', { platform: 'win32', env: {} }, 'explorer.exe'],
    ['Windows Subsystem for Linux', { env: { WSL_DISTRO_NAME: 'Debian' } }, 'explorer.exe'],
    ['a server without a display', { env: {} }, undefined],
    ['an empty DISPLAY', { env: { DISPLAY: '' } }, undefined],
    ['output into a file', { isTerminal: false }, undefined],
    ['CI', { env: { DISPLAY: ':0', CI: 'true' } }, undefined],
    ['macOS in CI', { platform: 'darwin', env: { CI: '1' } }, undefined],
    ['SSH', { env: { DISPLAY: ':10', SSH_CONNECTION: '10.0.0.1 5 10.0.0.2 22' } }, undefined],
  ])('on %s', (_, given, program) => {
    expect(browserCommand(URL, { ...desktop, ...given })).toEqual(program && [program, URL])
  })

  it('opens this machine when the service listens on every address', () => {
    expect(browserCommand('http://0.0.0.0:4010/', desktop)).toEqual(['xdg-open', 'http://127.0.0.1:4010/'])
    expect(browserCommand('http://[::]:4010/', desktop)).toEqual(['xdg-open', 'http://127.0.0.1:4010/'])
  })
})
