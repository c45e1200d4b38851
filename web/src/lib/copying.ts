/** Links and other texts on their way out of the page. */

/** Copies a text; false where the browser lets nobody copy. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** On plain http there is no clipboard: a selected field may do it. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Hands a link to the device's own sharing; null: the person changed their mind, false: it can't share. */
export async function shareByDevice(data: ShareData): Promise<boolean | null> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : false;
  }
}
