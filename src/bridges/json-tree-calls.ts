import type { TreeApi } from '../../workers/json/json.api.ts';
import type { Bridge } from './create-bridge.ts';

export type { TreeApi, TreeNode, TreePage, TreePageRequest, TreePlace } from '../../workers/json/json.api.ts';

/** The part of the JSON tool that looks at a document as a tree. */
export function createTreeCalls(bridge: Bridge<TreeApi>): TreeApi {
  return {
    getTreeRoot: (id) => bridge.call('getTreeRoot', [id]),
    getTreePages: (id, requests) => bridge.call('getTreePages', [id, requests]),
    countTreeChildren: (id, start) => bridge.call('countTreeChildren', [id, start]),
    getTreePlace: (id, start) => bridge.call('getTreePlace', [id, start]),
    getTreeValue: (id, start, maxBytes) => bridge.call('getTreeValue', [id, start, maxBytes]),
  };
}
