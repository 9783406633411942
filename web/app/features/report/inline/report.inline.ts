/** The only script of the report page, which loads no framework. The page works without the script too. */
import { copyTexts } from './copy-texts';
import { noteOpened } from './note-opened';
import { openForPrint } from './open-for-print';
import { sendOnce } from './send-once';
import { tryFixes } from './try-fixes';
import { watchForChange } from './watch-for-change';

copyTexts();
tryFixes();
openForPrint();
sendOnce();
watchForChange();
noteOpened();
