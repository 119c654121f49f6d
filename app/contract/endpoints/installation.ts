import { modelChoice, modelPull } from '../model.ts'
import { settingsChange } from '../settings.ts'
import { json, resource, type Endpoint } from './endpoint.ts'

/** What the installation is set to, and what it is. */
export const installation: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/v1/settings',
    summary: 'Settings of the installation',
    needs: 'settings',
    access: 'read',
    status: 200,
    answer: 'Settings',
  },
  {
    method: 'patch',
    path: '/api/v1/settings',
    summary: 'Change settings',
    needs: 'settings',
    access: 'write',
    body: resource(settingsChange),
    status: 200,
    answer: 'Settings',
  },
  {
    method: 'get',
    path: '/api/v1/model',
    summary: 'State of the local model server: models, the one in use and why, download in progress',
    needs: 'settings',
    access: 'read',
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'patch',
    path: '/api/v1/model',
    summary: 'Choose the model; null leaves the choice to the server, off uses none',
    needs: 'settings',
    access: 'write',
    body: resource(modelChoice),
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'post',
    path: '/api/v1/model/pull',
    summary: 'Download a model; GET /api/v1/model tells how far it is',
    needs: 'settings',
    access: 'write',
    body: json(modelPull),
    status: 202,
    answer: 'ModelState',
  },
  {
    method: 'delete',
    path: '/api/v1/model/pull',
    summary: 'Break the download off',
    needs: 'settings',
    access: 'write',
    status: 200,
    answer: 'ModelState',
  },
  {
    method: 'get',
    path: '/api/v1/outbox',
    summary: 'Mails that could not be sent',
    needs: 'settings',
    access: 'write',
    status: 200,
    answer: 'Mails',
  },
  { method: 'get', path: '/api/v1/openapi.json', summary: 'This description', status: 200 },
]
