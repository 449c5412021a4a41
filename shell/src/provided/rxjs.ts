/** What the page shares as `rxjs`: the names in use. The test beside this file compares it with every import. */
export { BehaviorSubject } from 'rxjs/internal/BehaviorSubject';
export { NEVER } from 'rxjs/internal/observable/never';
export { Observable } from 'rxjs/internal/Observable';
export { Subject } from 'rxjs/internal/Subject';
