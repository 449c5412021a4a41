import {
  OPS_LIST_SETTING_CHANGES,
  OPS_LIST_SETTINGS,
  OPS_SET_SETTING,
  OPS_UNDO_SETTING,
} from '@rendezvous/contract/operators/settings/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { microseconds, pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import type { App } from '#src/platform/types.ts';
import { listSettingChanges, listSettings, setSetting, undoSetting } from './service.ts';

const PAGE = 50;

/** Settings for operators: read, changed with a check, and brought back from their history. */
export async function opsSettingsRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, OPS_LIST_SETTINGS, (request) =>
    listSettings(services, operatorOf(request).name, request.query.domain),
  );

  handle(app, OPS_SET_SETTING, async (request) => ({
    setting: await setSetting(services, operatorOf(request).name, request.body),
  }));

  handle(app, OPS_LIST_SETTING_CHANGES, async (request) => {
    const { cursor, ...filter } = request.query;
    const { name } = operatorOf(request);
    const rows = await listSettingChanges(services, name, filter, readCursor(cursor), PAGE + 1);
    return pageOf(rows, {
      limit: PAGE,
      positionOf: ({ at, id }) => ({ at: microseconds(at), id }),
      present: ({ at, ...row }) => ({ ...row, at: at.toISOString() }),
    });
  });

  handle(app, OPS_UNDO_SETTING, async (request) => ({
    setting: await undoSetting(services, operatorOf(request).name, request.body.change),
  }));
}
